import { ResponsiveImage } from '@/shared/ui/responsive-image';
import { assetUrl } from '@/product/asset-url';

const WIDTH = 160;

/** Renders a provider's logo (5:2); its name is in the link around it. */
export function ProviderMark({ image, className }: { image: string; className?: string | undefined }) {
  return (
    <ResponsiveImage
      url={assetUrl(image)}
      widths={[WIDTH, 2 * WIDTH]}
      sizes={`${String(WIDTH)}px`}
      alt=""
      width={WIDTH}
      height="64"
      loading="lazy"
      decoding="async"
      className={className}
    />
  );
}
