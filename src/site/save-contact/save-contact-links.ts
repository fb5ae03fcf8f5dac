type Place = { name: string; slug: string; latitude: number; longitude: number };

/** Links to save the villa's contact and position: two files and four map programs. */
export function saveContactLinks({ name, slug, latitude, longitude }: Place) {
  const position = `${latitude},${longitude}`;
  const label = encodeURIComponent(name);
  return {
    contact: `/${slug}.vcf`,
    position: `/${slug}.gpx`,
    google: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position)}`,
    apple: `https://maps.apple.com/?ll=${position}&q=${label}`,
    waze: `https://waze.com/ul?ll=${encodeURIComponent(position)}&navigate=yes`,
    // once as the coordinates (RFC 5870), once as the named pin that Android shows
    geo: `geo:${position}?q=${encodeURIComponent(position)}(${label})`,
  };
}
