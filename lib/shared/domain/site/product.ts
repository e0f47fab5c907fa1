/** The defaults use domains that are reserved for examples. */
export interface Product {
  name: string;
  supportEmail: string;
  /** Digits with the country code, as wa.me needs them. */
  supportWhatsapp: string;
  stores: { android: string; ios: string };
  /** The app's id in the App Store. Null if Safari should offer no app. */
  appStoreId: string | null;
  social: { facebook: string; instagram: string; linkedin: string; tiktok: string };
  /** Whether a booking's summary shows 5.0 if there are no reviews. */
  showsFixedRating: boolean;
  /** Whether the image shows "We are a Community Favorite". */
  showsAward: boolean;
  /** The name of the other issuer with which people may sign in. Null if there is only Google. */
  otherIssuer: string | null;
}

const DEFAULTS: Product = {
  name: 'Settln',
  supportEmail: 'support@settln.example',
  supportWhatsapp: '35621000000',
  stores: {
    android: 'https://play.example.com/store/apps/details?id=example.settln',
    ios: 'https://apps.example.com/app/settln',
  },
  appStoreId: null,
  social: {
    facebook: 'https://facebook.example.com/settln',
    instagram: 'https://instagram.example.com/settln',
    linkedin: 'https://linkedin.example.com/company/settln',
    tiktok: 'https://tiktok.example.com/@settln',
  },
  showsFixedRating: true,
  showsAward: true,
  otherIssuer: null,
};

export interface ProductOverrides {
  name?: string | undefined;
  supportEmail?: string | undefined;
  supportWhatsapp?: string | undefined;
  android?: string | undefined;
  ios?: string | undefined;
  appStoreId?: string | undefined;
  facebook?: string | undefined;
  instagram?: string | undefined;
  linkedin?: string | undefined;
  tiktok?: string | undefined;
  /** "off" hides the rating. */
  fixedRating?: string | undefined;
  award?: string | undefined;
  otherIssuer?: string | undefined;
}

/** An empty value keeps the default. */
export function productFrom(overrides: ProductOverrides): Product {
  return {
    name: overrides.name || DEFAULTS.name,
    supportEmail: overrides.supportEmail || DEFAULTS.supportEmail,
    supportWhatsapp: overrides.supportWhatsapp || DEFAULTS.supportWhatsapp,
    stores: {
      android: overrides.android || DEFAULTS.stores.android,
      ios: overrides.ios || DEFAULTS.stores.ios,
    },
    appStoreId: overrides.appStoreId || null,
    social: {
      facebook: overrides.facebook || DEFAULTS.social.facebook,
      instagram: overrides.instagram || DEFAULTS.social.instagram,
      linkedin: overrides.linkedin || DEFAULTS.social.linkedin,
      tiktok: overrides.tiktok || DEFAULTS.social.tiktok,
    },
    showsFixedRating: overrides.fixedRating !== 'off',
    showsAward: overrides.award !== 'off',
    otherIssuer: overrides.otherIssuer || null,
  };
}
