import { createCarousel } from "../../../src/modules/carousel/controller.ts";
import { allSlides, box, start } from "./page.ts";

const slides = allSlides();
const ratios = [...slides, ...slides].map((slide) => Number(slide.dataset.ratio));
const clones = box("clones");
const track = box("track", ...slides, clones);
const view = box("view", track);
document.querySelector("#stage")?.append(view);

const first = Math.floor(slides.length / 2);
let count = slides.length;
const carousel = createCarousel(
  { view, track, clones },
  { ratios, start: first, count, onSelect() {} },
);
carousel.setSpeed(400);

start({
  next: () => carousel.step(1),
  append(slide) {
    clones.before(slide);
    count += 1;
    carousel.setCount(count);
  },
});
