import { expect, test } from "vitest";
import { saveContactLinks } from "./save-contact.tsx";

test("a guest can open the position in four map programs and download two files", () => {
  const place = { name: "Villa Ulia", slug: "villa-ulia", latitude: 40.56218, longitude: 17.56683 };
  expect(saveContactLinks(place)).toEqual({
    contact: "/villa-ulia.vcf",
    position: "/villa-ulia.gpx",
    google: "https://www.google.com/maps/search/?api=1&query=40.56218%2C17.56683",
    apple: "https://maps.apple.com/?ll=40.56218,17.56683&q=Villa%20Ulia",
    waze: "https://waze.com/ul?ll=40.56218%2C17.56683&navigate=yes",
    geo: "geo:40.56218,17.56683?q=40.56218%2C17.56683(Villa%20Ulia)",
  });
});
