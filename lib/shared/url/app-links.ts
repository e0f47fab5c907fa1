import { paths } from './paths';

/** In the syntax of Apple's association file. */
const IN_THE_APP = [
  { '/': paths.providerPage, '?': { id: '?*' } },
  { '/': '/slates/*' },
  { '/': paths.news },
];

/** An id of `appIds` has the form "ABCDE12345.example.settln". */
export function appleAppSiteAssociation(appIds: readonly string[]) {
  return { applinks: { details: [{ appIDs: appIds, components: IN_THE_APP }] } };
}

/** Fingerprints are those of the app's signing certificates. */
export function androidAssetLinks(packageName: string, fingerprints: readonly string[]) {
  return [
    {
      relation: ['delegate_permission/common.handle_all_urls'],
      target: {
        namespace: 'android_app',
        package_name: packageName,
        sha256_cert_fingerprints: fingerprints,
      },
    },
  ];
}
