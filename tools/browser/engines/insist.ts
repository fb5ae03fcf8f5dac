/** Tries in all, and the milliseconds between two. */
const tries = 4;
const pause = 150;

/**
 * Does what a browser refuses while the page before is just being replaced by another, until it
 * is done.
 * @throws what the last try throws
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
