/** A die, drawn. */

const SPOTS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [[28, 28], [72, 72]],
  3: [[28, 28], [50, 50], [72, 72]],
  4: [[28, 28], [72, 28], [28, 72], [72, 72]],
  5: [[28, 28], [72, 28], [50, 50], [28, 72], [72, 72]],
  6: [[28, 25], [72, 25], [28, 50], [72, 50], [28, 75], [72, 75]],
};

/** `face`: 1 to 6; 0 for a die that fell off the table; undefined for one that is not seen (hidden, or in the air). */
export function Die({ face, cul = false }: { face: number | undefined; cul?: boolean }) {
  const spots = SPOTS[face ?? -1];
  return (
    <svg class={`die ${cul ? 'cul' : ''} ${face === 0 ? 'fallen' : ''}`} viewBox="0 0 100 100" aria-hidden="true">
      <rect class="die-body" x="4" y="4" width="92" height="92" rx="20" />
      {spots?.map(([x, y]) => <circle key={`${x} ${y}`} class="die-spot" cx={x} cy={y} r="9.5" />)}
      {/* Results beyond six are those of other dice, or of changed ones: they are written. */}
      {spots === undefined && <text class="die-text" x="50" y="66" text-anchor="middle">{face === undefined ? '?' : face || '✕'}</text>}
    </svg>
  );
}
