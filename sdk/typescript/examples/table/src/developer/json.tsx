/** Data as it came. */

export function Json({ value }: { value: unknown }) {
  return <pre class="json">{value === undefined ? '—' : JSON.stringify(value, null, 2)}</pre>;
}
