// Short words that come up and go again: an error of the server, "copied".

export interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'error';
}

let next = 0;
export const toasts: Toast[] = $state([]);

export function dismiss(id: number): void {
  const at = toasts.findIndex((toast) => toast.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

export function toast(text: string, kind: Toast['kind'] = 'note'): void {
  const id = ++next;
  if (toasts.some((other) => other.text === text)) return;
  toasts.push({ id, text, kind });
  setTimeout(() => dismiss(id), kind === 'error' ? 9000 : 4000);
}
