/** A service that answers without an account. */
export const defaultLookupUrl = "https://ipinfo.io/json";

export type CountryLookup = {
  url: string;
  /** Sent as `?token=`; without one there is no query. */
  token?: string | undefined;
  /** Milliseconds for the whole request, body included. */
  timeout: number;
  /** Aborted when the service is late; who aborts it rejects the lookup with his reason. */
  stop: AbortController;
};

/** The country (ISO 3166-1). @throws if the service is late, or tells no two-letter `country` */
export async function lookUpCountry(lookup: CountryLookup): Promise<string> {
  const { timeout, stop } = lookup;
  const timer = setTimeout(() => {
    stop.abort(new DOMException(`No answer within ${timeout} ms`, "TimeoutError"));
  }, timeout);
  try {
    return await ask(lookup);
  } finally {
    clearTimeout(timer);
  }
}

async function ask({ url, token, stop: { signal } }: CountryLookup): Promise<string> {
  const address = new URL(url, location.href);
  if (token) address.searchParams.set("token", token);
  const response = await fetch(address, {
    credentials: "omit",
    referrerPolicy: "no-referrer",
    signal,
  });
  if (!response.ok) throw new Error(`${address.origin} answered with status ${response.status}`);
  const answer: unknown = await response.json();
  if (!isCountryAnswer(answer)) throw new Error(`${address.origin} named no country`);
  return answer.country.toUpperCase();
}

function isCountryAnswer(answer: unknown): answer is { country: string } {
  return (
    typeof answer === "object" &&
    answer !== null &&
    "country" in answer &&
    typeof answer.country === "string" &&
    /^[a-z]{2}$/i.test(answer.country)
  );
}
