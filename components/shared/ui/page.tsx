import { cva } from 'class-variance-authority';

export const pageVariants = cva('mx-auto w-full max-w-page px-gutter');
