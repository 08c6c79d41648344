/**
 * Makes a source of random numbers from 0 up to 1. The same seed gives the same sequence on every machine (sfc32, seeded
 * by FNV-1a).
 *
 * @returns A function that draws the next number.
 */
export function createRandom(seed: string): () => number {
  let [a, b, c, count] = [hash(`a ${seed}`), hash(`b ${seed}`), hash(`c ${seed}`), 1];
  const next = (): number => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 2 ** 32;
  };
  // Seeds that differ in one bit give different numbers only after some rounds.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value;
}
