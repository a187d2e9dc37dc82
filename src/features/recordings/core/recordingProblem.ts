/** Something about a recording, or about the words that name one, that the author has to mend. */
export class RecordingProblem extends Error {
  /**
   * @param message - what is wrong, without a full stop
   * @param mend - what to do about it, as an instruction without a full stop
   */
  constructor(
    message: string,
    readonly mend: string,
  ) {
    super(message);
  }
}
