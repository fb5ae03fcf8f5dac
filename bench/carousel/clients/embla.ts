import EmblaCarousel from "embla-carousel";
import { allSlides, box, start } from "./page.ts";

const slides = allSlides();
const container = box("container", ...slides);
const viewport = box("view", container);
document.querySelector("#stage")?.append(viewport);

const carousel = EmblaCarousel(viewport, {
  loop: true,
  align: "center",
  startIndex: Math.floor(slides.length / 2),
});

start({
  next: () => carousel.scrollNext(),
  append(slide) {
    container.append(slide);
    carousel.reInit();
  },
});
