export const timesOfDay = ['morning', 'noon', 'dusk', 'night'] as const;
export type TimeOfDay = (typeof timesOfDay)[number];

/** What one hour does to the colours of a place. */
export interface Light {
  /** From the zenith to the horizon. */
  sky: readonly [string, string, string, string];
  cloud: string;
  disc: string;
  glow: string;
  /** Where the sun or the moon stands: a share of the width, and of the sky above the horizon. */
  sun: { x: number; y: number };
  ridgeFar: string;
  ridgeNear: string;
  land: string;
  landShade: string;
  wall: string;
  wallSide: string;
  wallShade: string;
  accent: string;
  accentShade: string;
  roof: string;
  window: string;
  stone: string;
  stoneShade: string;
  leaf: string;
  leafLight: string;
  /** From the horizon to the viewer. */
  sea: readonly [string, string, string];
  wave: string;
  glint: string;
  hull: string;
  hullShade: string;
}

export const lights = {
  morning: {
    sky: ['#7fb6c9', '#a9cfd2', '#f0dcc0', '#fbe3bd'],
    cloud: '#fff4e2',
    disc: '#fff3cf',
    glow: '#ffe2a0',
    sun: { x: 0.7, y: 0.5 },
    ridgeFar: '#c3cfc6',
    ridgeNear: '#6f9498',
    land: '#a7a878',
    landShade: '#7f8a62',
    wall: '#fffaf0',
    wallSide: '#f3dfbd',
    wallShade: '#c8d0d6',
    accent: '#2f79a8',
    accentShade: '#235e88',
    roof: '#cf7f57',
    window: '#38708f',
    stone: '#dccbab',
    stoneShade: '#b29f80',
    leaf: '#4f7350',
    leafLight: '#86a163',
    sea: ['#a5d0d0', '#4c9dae', '#1d6480'],
    wave: '#cde8e2',
    glint: '#fff5d6',
    hull: '#fbf6ea',
    hullShade: '#c9cfcd',
  },
  noon: {
    sky: ['#3f93c4', '#6fb3d6', '#a8d5e3', '#dceee6'],
    cloud: '#ffffff',
    disc: '#fffbe6',
    glow: '#fff4c2',
    sun: { x: 0.66, y: 0.2 },
    ridgeFar: '#a9c9d3',
    ridgeNear: '#5a8799',
    land: '#b8a772',
    landShade: '#8d8857',
    wall: '#ffffff',
    wallSide: '#f6ead2',
    wallShade: '#c3d5e2',
    accent: '#1f66b0',
    accentShade: '#174d8a',
    roof: '#c96b41',
    window: '#2a6a9c',
    stone: '#e5d6b4',
    stoneShade: '#b7a27d',
    leaf: '#41703f',
    leafLight: '#7da24e',
    sea: ['#7cc6d4', '#2389ad', '#0b4d7c'],
    wave: '#bfe9ec',
    glint: '#fffdf0',
    hull: '#ffffff',
    hullShade: '#c6d6e0',
  },
  dusk: {
    sky: ['#5c5f8d', '#b8788a', '#ee9a72', '#fcd19a'],
    cloud: '#f8b48c',
    disc: '#fff0cd',
    glow: '#ffc87e',
    sun: { x: 0.66, y: 0.83 },
    ridgeFar: '#d59a86',
    ridgeNear: '#5c5a78',
    land: '#6e5a60',
    landShade: '#4a4456',
    wall: '#fbe2c8',
    wallSide: '#ffc793',
    wallShade: '#a78fa5',
    accent: '#35608c',
    accentShade: '#2a4a72',
    roof: '#b4583f',
    window: '#46567c',
    stone: '#cfa184',
    stoneShade: '#83677a',
    leaf: '#3b4a4b',
    leafLight: '#7c7257',
    sea: ['#e8a98b', '#4f7389', '#17384f'],
    wave: '#f3b596',
    glint: '#ffe6b5',
    hull: '#f9e3cd',
    hullShade: '#95809a',
  },
  night: {
    sky: ['#0b1430', '#16234a', '#2a3b68', '#4d5b85'],
    cloud: '#3a4a78',
    disc: '#f6efd6',
    glow: '#a9b7dc',
    sun: { x: 0.66, y: 0.34 },
    ridgeFar: '#3a4870',
    ridgeNear: '#1c2848',
    land: '#1e2a45',
    landShade: '#141d35',
    wall: '#7482a8',
    wallSide: '#8e9bbd',
    wallShade: '#48567f',
    accent: '#2c4a84',
    accentShade: '#203866',
    roof: '#5a4458',
    window: '#ffd27d',
    stone: '#56628a',
    stoneShade: '#333f66',
    leaf: '#14253a',
    leafLight: '#26405a',
    sea: ['#44537f', '#1b2d58', '#0a1430'],
    wave: '#6f80b2',
    glint: '#fbe7b0',
    hull: '#8b98bd',
    hullShade: '#414e78',
  },
} as const satisfies Record<TimeOfDay, Light>;
