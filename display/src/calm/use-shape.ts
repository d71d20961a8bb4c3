import { useEffect, useState } from 'react';

export interface Shape {
  width: number;
  height: number;
}

const shapeOfWindow = (): Shape => ({
  width: Math.max(1, window.innerWidth),
  height: Math.max(1, window.innerHeight),
});

/** The size of the panel; a display that is turned gets another composition. */
export function useShape(): Shape {
  const [shape, setShape] = useState(shapeOfWindow);
  useEffect(() => {
    const measure = () => setShape(shapeOfWindow());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return shape;
}
