/** A problem with a recording, or with the words that refer to one, that the author has to fix. */
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
