import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

const photo = {
  id: "villa-01",
  caption: "The villa at noon",
  width: 1440,
  height: 960,
  base: "/photos/villa-01.3f2a9c1b",
};

test("a picture offers every AVIF width and one JPEG, with its size and its caption", () => {
  const html = renderToStaticMarkup(<Picture photo={photo} sizes="50vw" />);
  const widths = [240, 480, 656, 768, 1080, 1440];
  const files = widths.map((width) => `${photo.base}-${width}.avif ${width}w`);
  expect(html).toContain(`srcSet="${files.join(", ")}"`);
  expect(html).toContain('sizes="50vw"');
  expect(html).toContain('src="/photos/villa-01.3f2a9c1b.jpg"');
  expect(html).toContain('width="1440" height="960" alt="The villa at noon"');
  expect(html).toContain('data-photo="villa-01"');
});

test("narrow windows are offered the narrow variant, with four fifths of the pixels", () => {
  const picture = { base: "/photos/villa-01.99c0ffee", width: 960, height: 960 };
  const html = renderToStaticMarkup(
    <Picture photo={photo} sizes="50vw" narrow={{ picture, vw: 90 }} />,
  );
  expect(html).toMatch(
    /^<picture[^>]*><source media="\(max-width: 47\.999rem\)" type="image\/avif" sizes="72vw" srcSet="[^"]*520w[^"]*960w" width="960" height="960"\/><source type/,
  );
});
