import type { DrawingSubject } from '../../drawings/drawing.ts';
import type { PageTexts } from '../pages/page-texts.ts';

export interface PostTexts {
  /** Key of the blog category. */
  readonly category: 'spirits' | 'wine-and-beer' | 'cigars' | 'collecting';
  readonly author: string;
  /** What the picture shows. */
  readonly theme: DrawingSubject;
  readonly texts: PageTexts;
}
