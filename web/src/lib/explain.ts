// An error in words for a person.

import { ApiError } from './api';
import { capital, say, t } from './words.svelte';

export function explain(error: unknown, title = ''): string {
  if (!(error instanceof ApiError)) return t('error-unknown', { why: String(error) });
  if (error.status === 0) return t('error-offline');
  if (error.said) {
    const words = say(title || 'le-havre', error.said); // every title's words hold the server's
    if (words && words !== error.said.key) return capital(words);
  }
  if (error.message && !/^\d+$/.test(error.message)) return capital(error.message);
  if (error.status === 404 || error.status === 403) return t('error-not-found');
  return t('error-unknown', { why: `${error.status}` });
}
