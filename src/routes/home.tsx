import { HomeOpening } from '@/features/casino/home-opening';
import { HomeRails } from '@/features/casino/home-rails';
import { useSeoTitle } from '@/features/site/use-page-title';

/** Home (SPEC R1, R2). */
export default function Home() {
  useSeoTitle('home');
  return (
    <>
      <HomeOpening />
      <HomeRails />
    </>
  );
}
