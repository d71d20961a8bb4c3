export const at = (x: number, y: number) => ({ x, y });

export const size = (width: number, height: number) => ({ width, height });
