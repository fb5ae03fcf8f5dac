import { factsSchema } from "../../../src/site/content/facts.ts";
import { telephoneFaults } from "../../content/contact-checks.ts";
import { type Answers, answersSchema } from "./answers.ts";
import { houseFacts } from "./house-facts.ts";

/** Answers that the build accepts, for those that have not been given yet. */
const accepted = answersSchema.parse({
  name: "House",
  phone: "+39 06 69812345",
  email: "house@house.example",
  address: {
    street: "Street 1",
    postalCode: "00100",
    city: "Town",
    province: "Province",
    region: "Region",
    countryCode: "IT",
  },
  latitude: 41.9,
  longitude: 12.5,
  apartments: [{ name: "Apartment", guests: 2, bedrooms: 1 }],
});

type Asked = Partial<Omit<Answers, "address">> & { address?: Partial<Answers["address"]> };

/** Whether the build accepts what follows from some answers, so that a wrong one is asked again at once. */
export function isAccepted({ address, ...answers }: Asked): boolean {
  const whole = { ...accepted, ...answers, address: { ...accepted.address, ...address } };
  const { data } = factsSchema.safeParse(houseFacts(whole, new Date()));
  return data !== undefined && telephoneFaults(data).length === 0;
}
