// Which page is shown: a few patterns over the history API.

export interface Route {
  page: 'home' | 'new' | 'lobby' | 'table' | 'replay' | 'rules' | 'settings' | 'gallery' | 'join' | 'missing';
  id: string; // of a table, a record or a title
  query: URLSearchParams;
}

const PATTERNS: [RegExp, Route['page']][] = [
  [/^\/$/, 'home'],
  [/^\/new$/, 'new'],
  [/^\/lobby$/, 'lobby'],
  [/^\/table\/([\w-]+)$/, 'table'],
  [/^\/replay(?:\/([\w-]+))?$/, 'replay'],
  [/^\/rules(?:\/([\w-]+))?$/, 'rules'],
  [/^\/settings$/, 'settings'],
  [/^\/gallery$/, 'gallery'],
  [/^\/join(?:\/([\w-]+))?$/, 'join'],
];

export function match(path: string, search = ''): Route {
  const query = new URLSearchParams(search);
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(clean);
    if (found) return { page, id: found[1] ?? '', query };
  }
  return { page: 'missing', id: '', query };
}

const here = $state({ route: match(location.pathname, location.search) });

export const router = {
  get route(): Route {
    return here.route;
  },
};

function look(): void {
  here.route = match(location.pathname, location.search);
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  look();
  scrollTo(0, 0);
}

/** Change the query of this page without a step in the history. */
export function setQuery(changes: Record<string, string | null>): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  history.replaceState(null, '', url.pathname + url.search + url.hash);
  look();
}

/** Links of ours open here; new tabs, other hosts, downloads and files of the server stay with the browser. */
export function followLinks(): void {
  addEventListener('popstate', look);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (match(link.pathname).page === 'missing') return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
