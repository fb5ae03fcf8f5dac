/** Number of attempts, and the milliseconds between two. */
const tries = 4;
const pause = 150;

/**
 * Repeats an action until it succeeds: a driver rejects commands while the browser replaces one page by
 * another.
 * @throws the error of the last attempt
 */
export async function insist(act: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await act();
    } catch (error) {
      if (tried === tries) throw error;
    }
    await new Promise((later) => setTimeout(later, pause));
  }
}
