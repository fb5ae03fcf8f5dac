import Swiper from "swiper";
import { allSlides, box, start } from "./page.ts";

const slides = allSlides();
for (const slide of slides) slide.classList.add("swiper-slide");
const wrapper = box("swiper-wrapper", ...slides);
const root = box("swiper", wrapper);
document.querySelector("#stage")?.append(root);

const carousel = new Swiper(root, {
  loop: true,
  centeredSlides: true,
  slidesPerView: "auto",
  spaceBetween: 6,
  speed: 400,
  initialSlide: Math.floor(slides.length / 2),
});

start({
  next: () => carousel.slideNext(),
  append(slide) {
    slide.classList.add("swiper-slide");
    wrapper.append(slide);
    // what its manipulation module does after each change
    carousel.loopDestroy();
    carousel.loopCreate();
    carousel.update();
  },
});
