import { fillTemplate } from "../../../modules/message-format/message-format.ts";
import type { Facts } from "../../../site/content/facts.ts";

type Units = { locale: string; formats: { coordinates: string } };

/** The position in degrees with five decimals, which is about a metre. */
export function positionText({ latitude, longitude }: Facts["geo"], units: Units): string {
  const { format } = new Intl.NumberFormat(units.locale, {
    minimumFractionDigits: 5,
    maximumFractionDigits: 5,
  });
  return fillTemplate(units.formats.coordinates, {
    latitude: format(latitude),
    longitude: format(longitude),
  });
}

/** Whether the phone is on WhatsApp too, or the number that is; undefined where there is none. */
export function whatsappText(
  { phone, whatsapp }: Pick<Facts["contact"], "phone" | "whatsapp">,
  { alsoWhatsapp }: { alsoWhatsapp: string },
): string | undefined {
  if (!whatsapp) return;
  return whatsapp === phone.replace(/\D/g, "") ? alsoWhatsapp : `WhatsApp +${whatsapp}`;
}
