import type { Metadata } from 'next';
import { findMetadata } from '../../find-metadata';
import { findScreen } from '../../find-screen';
import { type FindProps, readState } from '../../read-state';

export async function generateMetadata(props: FindProps): Promise<Metadata> {
  return findMetadata(await readState(props));
}

export default async function FindCommunityPage(props: FindProps) {
  return findScreen(await readState(props));
}
