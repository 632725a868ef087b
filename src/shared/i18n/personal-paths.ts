import { personalPaths as cs } from './languages/cs/personal-paths.ts';
import { personalPaths as de } from './languages/de/personal-paths.ts';
import { personalPaths as en } from './languages/en/personal-paths.ts';
import { addPaths } from './paths.ts';

/* Importing this file registers the paths that public pages do not link to: most visitors' browsers never load them. */
addPaths({ cs, en, de });
