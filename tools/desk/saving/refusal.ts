/** Why something was not saved, in words for the owner; nothing has been written. */
export class Refusal extends Error {
  /** HTTP status. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = "Refusal";
    this.status = status;
  }
}
