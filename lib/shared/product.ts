import { productFrom } from '@/lib/shared/domain/site/product';

/** Read at build time. */
export const product = productFrom({
  name: process.env.NEXT_PUBLIC_PRODUCT_NAME,
  supportEmail: process.env.NEXT_PUBLIC_SUPPORT_EMAIL,
  supportWhatsapp: process.env.NEXT_PUBLIC_SUPPORT_WHATSAPP,
  android: process.env.NEXT_PUBLIC_STORE_ANDROID,
  ios: process.env.NEXT_PUBLIC_STORE_IOS,
  appStoreId: process.env.NEXT_PUBLIC_APP_STORE_ID,
  facebook: process.env.NEXT_PUBLIC_SOCIAL_FACEBOOK,
  instagram: process.env.NEXT_PUBLIC_SOCIAL_INSTAGRAM,
  linkedin: process.env.NEXT_PUBLIC_SOCIAL_LINKEDIN,
  tiktok: process.env.NEXT_PUBLIC_SOCIAL_TIKTOK,
  fixedRating: process.env.NEXT_PUBLIC_FIXED_RATING,
  award: process.env.NEXT_PUBLIC_PROMO_AWARD,
  otherIssuer: process.env.NEXT_PUBLIC_OIDC_NAME,
});
