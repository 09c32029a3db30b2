import { createGate, type GateOrder } from '../../engine/gate.ts';

/** Room for two usual pictures or a large one in one process, whoever asks: requests and jobs. */
const gate = createGate(2, 60);
const largePixels = 25_000_000;

/** Runs the decoding of a picture of so many pixels when there is room for it. */
export function whenDecodable<T>(
  { pixels, ...order }: Omit<GateOrder, 'weight'> & { readonly pixels: number },
  work: () => Promise<T>,
): Promise<T> {
  return gate.run({ ...order, weight: pixels > largePixels ? 2 : 1 }, work);
}
