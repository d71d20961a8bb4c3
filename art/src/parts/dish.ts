import type { Sheet } from '../sheet.ts';
import { beans } from './dishes/beans.ts';
import { fish } from './dishes/fish.ts';
import { pie } from './dishes/pie.ts';
import { salad } from './dishes/salad.ts';
import type { Serve } from './dishes/serving.ts';
import { sweets } from './dishes/sweets.ts';

export const dishes = ['salad', 'beans', 'pie', 'fish', 'sweets'] as const;
export type Dish = (typeof dishes)[number];

const servings: Record<Dish, Serve> = { salad, beans, pie, fish, sweets };

export const serve = (sheet: Sheet, dish: Dish) => servings[dish](sheet, sheet.random.fork(dish));
