/** The arrays that segments are made of. */
type NumberArray = Uint8Array | Uint16Array | Uint32Array | Float64Array;

/**
 * The same data with all its arrays of numbers in shared memory, so that searching threads read one copy. Texts
 * (vocabulary, values of facets) are copied into each thread: strings cannot be shared.
 */
export function inSharedMemory<Data>(data: Data): Data;
export function inSharedMemory(data: unknown): unknown {
  if (isNumberArray(data)) return shared(data);
  if (Array.isArray(data)) return typeof data[0] === 'object' ? data.map(inSharedMemory) : data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, inSharedMemory(value)]));
}

function isNumberArray(value: unknown): value is NumberArray {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

function shared(array: NumberArray): NumberArray {
  if (array.buffer instanceof SharedArrayBuffer) return array;
  const buffer = new SharedArrayBuffer(array.byteLength);
  new Uint8Array(buffer).set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
  if (array instanceof Float64Array) return new Float64Array(buffer);
  if (array instanceof Uint32Array) return new Uint32Array(buffer);
  return array instanceof Uint16Array ? new Uint16Array(buffer) : new Uint8Array(buffer);
}
