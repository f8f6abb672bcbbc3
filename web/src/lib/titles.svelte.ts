// Which games the server knows, with their options and bots; fetched once.

import { fetchTitles, type TitleInfo } from './wire';

/** The level of bots where nobody chose one: neither careless nor merciless. */
export const QUICK = 2;

class Titles {
  all: TitleInfo[] = $state.raw([]);
  failed = $state(false);
  private asked = false;

  fetch(): void {
    if (this.asked) return;
    this.asked = true;
    fetchTitles()
      .then((found) => {
        this.all = found;
        this.failed = false;
      })
      .catch(() => {
        this.failed = true;
        this.asked = false;
      });
  }

  get(key: string): TitleInfo | undefined {
    return this.all.find((title) => title.key === key);
  }
}

export const titles = new Titles();
