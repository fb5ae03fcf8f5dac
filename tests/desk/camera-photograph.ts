import sharp from "sharp";

/** With its model and place. @param number each has other shapes, so that none is like another */
export function cameraPhotograph(number: number): Promise<Buffer> {
  const hue = (number * 47) % 360;
  const houses = Array.from({ length: 24 }, (_, index) => {
    const x = ((index * 137 + number * number * 61) % 24) * 108;
    const y = ((index * 89 + number * 173) % 17) * 100;
    return `<path fill="hsl(${(hue + index * 31) % 360} 45% ${45 + ((index * number) % 45)}%)" d="M${x} ${y}h${90 + 11 * number}v${140 + 9 * index}h-${60 + index * 7}z"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2600 1733">
    <path fill="hsl(${hue} 50% 88%)" d="M0 0h2600v1733H0z"/>${houses.join("")}</svg>`;
  return sharp(Buffer.from(svg))
    .resize(2600, 1733)
    .withExif({
      IFD0: { Make: "Camera", Model: "Camera One" },
      IFD3: {
        GPSLatitudeRef: "N",
        GPSLatitude: "44/1 4/1 38/1",
        GPSLongitudeRef: "E",
        GPSLongitude: "7/1 48/1 29/1",
      },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}
