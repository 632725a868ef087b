import Panzoom, { type PanzoomEventDetail, type PanzoomObject } from '@panzoom/panzoom';
import { useEffect, useRef, useState } from 'react';

export const maxScale = 4;
const doubleTapScale = 2.5;
const doubleTapMs = 300;
/** Pixels between the two taps. */
const doubleTapDistance = 30;
/** Pixels that an arrow key moves the picture by. */
const panStep = 80;

export const isMagnified = (scale: number): boolean => scale > 1.01;

/**
 * Magnifies an element by pinching, double tap or click and the wheel, and moves it by pointer. It covers its parent at
 * all times.
 * @param picture a change of it ends the magnification
 */
export function useMagnifier(picture: string) {
  const ref = useRef<HTMLDivElement>(null);
  const panzoom = useRef<PanzoomObject>(null);
  const [scale, setScale] = useState(1);

  useEffect(() => {
    const element = ref.current!;
    const place = element.parentElement!;
    const magnifier = Panzoom(element, { contain: 'outside', minScale: 1, maxScale, step: 0.5, cursor: '' });
    panzoom.current = magnifier;
    let lastTap: MouseEvent | undefined;
    const onClick = (tap: MouseEvent) => {
      const isSecond =
        lastTap &&
        tap.timeStamp - lastTap.timeStamp < doubleTapMs &&
        Math.hypot(tap.clientX - lastTap.clientX, tap.clientY - lastTap.clientY) < doubleTapDistance;
      lastTap = isSecond ? undefined : tap;
      if (!isSecond) return;
      if (isMagnified(magnifier.getScale())) magnifier.reset();
      else magnifier.zoomToPoint(doubleTapScale, tap);
    };
    const onChange = (event: Event) => setScale((event as CustomEvent<PanzoomEventDetail>).detail.scale);
    element.addEventListener('panzoomchange', onChange);
    element.addEventListener('click', onClick);
    // Not React's: its wheel listeners are passive and cannot keep the browser from scrolling.
    place.addEventListener('wheel', magnifier.zoomWithWheel, { passive: false });
    return () => {
      magnifier.destroy();
      element.removeEventListener('panzoomchange', onChange);
      element.removeEventListener('click', onClick);
      place.removeEventListener('wheel', magnifier.zoomWithWheel);
    };
  }, [picture]);

  return {
    ref,
    scale,
    /** @param direction 1 in, -1 out, 0 back to the whole picture */
    zoom: (direction: -1 | 0 | 1) => {
      const magnifier = panzoom.current!;
      if (direction > 0) magnifier.zoomIn();
      else if (direction < 0) magnifier.zoomOut();
      else magnifier.reset();
    },
    /** Moves the view: 1 to the right or down, -1 to the left or up. */
    pan: (x: number, y: number) => {
      const step = -panStep / scale;
      panzoom.current!.pan(x * step, y * step, { relative: true, animate: true });
    },
  };
}
