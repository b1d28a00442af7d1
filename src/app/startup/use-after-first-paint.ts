import { useEffect, useState } from 'react';

/** @param isEnabled false returns false always, and renders nothing again: the page may still be hydrated */
export function useAfterFirstPaint(isEnabled: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isEnabled]);
  return isPainted;
}
