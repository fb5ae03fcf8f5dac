import { villaPath } from "./support/addresses.ts";
import { expect, test } from "./support/test.ts";

for (const javaScriptEnabled of [true, false]) {
  test.describe(() => {
    test.use({ javaScriptEnabled });

    test(`${javaScriptEnabled ? "with" : "without"} JavaScript a photograph that fails keeps its place and shows its caption`, async ({
      page,
    }) => {
      // a file that is no picture: unlike a missing one, it causes no console message
      await page.route("**/photos/**", (route) =>
        route.fulfill({ contentType: "image/avif", body: "torn" }),
      );
      await page.goto(villaPath);
      const firstPhoto = page.locator("main img[data-photo]").first();
      await expect(firstPhoto).toHaveJSProperty("naturalWidth", 0);
      const failed = await firstPhoto.boundingBox();
      const drawn = await firstPhoto.evaluate((image) => {
        const style = getComputedStyle(image, "::after");
        return { text: style.content, at: style.alignItems, ground: style.backgroundColor };
      });
      const caption = await firstPhoto.getAttribute("alt");
      const ground = "rgb(228, 233, 236)"; // --half-shade
      expect(drawn).toEqual({ text: `"${caption}" / ""`, at: "end", ground });

      await page.unroute("**/photos/**");
      await page.reload();
      await expect(firstPhoto).not.toHaveJSProperty("naturalWidth", 0);
      expect(await firstPhoto.boundingBox()).toEqual(failed);
    });
  });
}
