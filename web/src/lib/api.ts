// Requests to the server; an answer that is no success becomes an ApiError with the server's words.

import type { Message } from '../titles/title';

export class ApiError extends Error {
  constructor(
    readonly status: number, // 0: the server was not reached
    text: string,
    readonly said: Message | null = null,
  ) {
    super(text);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json, text/plain' };
  const init: RequestInit = { method, headers, credentials: 'same-origin' };
  if (body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new ApiError(0, 'unreachable');
  }
  if (!response.ok) throw failure(response.status, await response.text());
  return response;
}

function failure(status: number, body: string): ApiError {
  try {
    const found = JSON.parse(body) as { message?: Message; text?: string };
    return new ApiError(status, found.text ?? `${status}`, found.message ?? null);
  } catch {
    return new ApiError(status, `${status}`);
  }
}

export const get = async <T>(path: string): Promise<T> => (await (await ask('GET', path)).json()) as T;
export const getText = async (path: string): Promise<string> => (await ask('GET', path)).text();
export const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await (await ask('POST', path, body)).json()) as T;
export const put = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await (await ask('PUT', path, body)).json()) as T;
