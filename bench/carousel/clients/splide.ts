import Splide from "@splidejs/splide";
import { allSlides, box, start } from "./page.ts";

const slides = allSlides();
for (const slide of slides) slide.classList.add("splide__slide");
const root = box("splide", box("splide__track", box("splide__list", ...slides)));
document.querySelector("#stage")?.append(root);

const carousel = new Splide(root, {
  type: "loop",
  autoWidth: true,
  focus: "center",
  gap: 6,
  speed: 400,
  easing: "ease",
  waitForTransition: false,
  start: Math.floor(slides.length / 2),
  arrows: false,
  pagination: false,
}).mount();

start({
  next: () => carousel.go(">"),
  append(slide) {
    slide.classList.add("splide__slide");
    carousel.add(slide);
  },
});
