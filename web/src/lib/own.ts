// The tables that titles have drawn for themselves: web/src/titles/<title>/Table.svelte.

import type { TableComponent } from '../titles/title';

const OWN = import.meta.glob<{ default: TableComponent }>('../titles/*/Table.svelte');

export const ownTable = (title: string): (() => Promise<{ default: TableComponent }>) | undefined =>
  OWN[`../titles/${title}/Table.svelte`];
