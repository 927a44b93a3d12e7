/** The numbers of an observation that are not 0. */
export interface Sparse {
  /** Their indices in the observation, in ascending order. */
  readonly indices: Int32Array;
  readonly values: Float32Array;
}

/** Several sparse observations, in the layout of a CSR matrix. */
export interface SparseRows extends Sparse {
  /** The index in `indices` and `values` at which each observation begins, and at the end their length. */
  readonly starts: Int32Array;
}

/** Returns the numbers that are not 0. */
export const toSparse = (numbers: Float32Array): Sparse => {
  const { indices, values } = toSparseRows([numbers]);
  return { indices, values };
};

/** Returns the numbers that are not 0 in each of some observations; null is an observation of zeros. */
export const toSparseRows = (rows: readonly (Float32Array | null)[]): SparseRows => {
  const starts = new Int32Array(rows.length + 1);
  const indices: number[] = [];
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row) addIndices(row, indices);
    starts[i + 1] = indices.length;
  }
  const values = new Float32Array(indices.length);
  for (let i = 0; i < rows.length; i++) {
    for (let at = starts[i]!; at < starts[i + 1]!; at++) values[at] = rows[i]![indices[at]!]!;
  }
  return { starts, indices: new Int32Array(indices), values };
};

/** Adds the indices of the numbers that are not 0. */
const addIndices = (numbers: Float32Array, indices: number[]): void => {
  for (let i = 0; i < numbers.length; i++) if (numbers[i] !== 0) indices.push(i);
};
