/** The value of a lesson's properties, or an error that says what is wrong with them. */
export function valueOf<Value>(
  read: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: string },
): Value {
  if (!read.ok) throw new Error(read.problem);
  return read.value;
}
