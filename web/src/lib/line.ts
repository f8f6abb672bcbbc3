/** A line of the log, in words already. */
export interface Line {
  at: number; // which answer of the record
  seat: number; // -1: chance
  who: string;
  text: string;
  events: string[];
  forced: boolean;
  token: string;
}
