import type { Svg } from './svg';

/** The pictures of a listing. A picture's name becomes part of its address, so names stay. */
export interface Gallery {
  logo: Svg;
  pictures: readonly { name: string; svg: Svg }[];
}
