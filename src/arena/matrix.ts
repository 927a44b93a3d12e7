/** A matrix, as a list of rows. */
export type Matrix = readonly (readonly number[])[];

/** Makes a square matrix of zeros. */
export const zeroMatrix = (size: number): number[][] => Array.from({ length: size }, () => Array<number>(size).fill(0));

/** Returns the product of two matrices. */
export const multiply = (a: Matrix, b: Matrix): number[][] =>
  a.map((row) => b[0]!.map((_, j) => row.reduce((sum, each, k) => sum + each * b[k]![j]!, 0)));

/** Returns the product of a matrix and a column. */
export const timesVector = (a: Matrix, column: readonly number[]): number[] =>
  a.map((row) => row.reduce((sum, each, k) => sum + each * column[k]!, 0));

/** Returns the transposed matrix. */
export const transpose = (a: Matrix): number[][] => a[0]!.map((_, j) => a.map((row) => row[j]!));

/** Returns the inverse of an invertible matrix, by Gauss-Jordan elimination with partial pivoting. */
export const invert = (a: Matrix): number[][] => {
  const size = a.length;
  const rows = a.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let i = column; i < size; i++) {
      if (Math.abs(rows[i]![column]!) > Math.abs(rows[pivot]![column]!)) pivot = i;
    }
    [rows[column], rows[pivot]] = [rows[pivot]!, rows[column]!];
    const top = rows[column]!;
    const head = top[column]!;
    for (let j = 0; j < 2 * size; j++) top[j]! /= head;
    rows.forEach((row, i) => {
      const factor = row[column]!;
      if (i !== column) for (let j = 0; j < 2 * size; j++) row[j]! -= factor * top[j]!;
    });
  }
  return rows.map((row) => row.slice(size));
};
