/** One of several things that a field may be: how it is told apart, what it is called, and what is sent. */
export interface Option {
  key: string;
  label: string;
  sent: unknown;
}
