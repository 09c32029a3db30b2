const first = 63;
/** Three decimals of a degree are a hundred metres: as fine as the source. */
const precision = 1000;

/** A ring as short text: the steps from point to point, five bits in a character. */
export function encodeRing(ring: readonly (readonly [lng: number, lat: number])[]): string {
  let [x, y] = [0, 0];
  return ring
    .map(([lng, lat]) => {
      const [nextX, nextY] = [Math.round(lng * precision), Math.round(lat * precision)];
      const step = encodeNumber(nextX - x) + encodeNumber(nextY - y);
      [x, y] = [nextX, nextY];
      return step;
    })
    .join('');
}

/** The longitudes and latitudes of such a text, one after the other. */
export function decodeRing(text: string): number[] {
  const ring: number[] = [];
  const at = [0, 0];
  let [value, shift] = [0, 0];
  for (const letter of text) {
    const code = letter.charCodeAt(0) - first;
    value |= (code & 31) << shift;
    shift += 5;
    if (code >= 32) continue;
    const axis = ring.length % 2;
    at[axis] = (at[axis] ?? 0) + (value & 1 ? ~(value >> 1) : value >> 1);
    ring.push((at[axis] ?? 0) / precision);
    [value, shift] = [0, 0];
  }
  return ring;
}

function encodeNumber(number: number): string {
  let rest = number < 0 ? ~(number << 1) : number << 1;
  let text = '';
  for (; rest >= 32; rest >>= 5) text += String.fromCharCode((32 | (rest & 31)) + first);
  return text + String.fromCharCode(rest + first);
}
