/** How many times slower the processor is made: a cheap phone. */
export const slowdown = 4;

/** A visitor who has chosen, in the language of the address: without the banner, which would add work. */
export function rememberVisitor(): void {
  localStorage.setItem("__ph_opt_in_out_phc_bench", "0");
  localStorage.setItem("__ph_opt_in_out_", "0");
  localStorage.setItem("userLocale", location.pathname.startsWith("/it") ? "it" : "en");
}
