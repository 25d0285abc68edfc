import { configure } from '@testing-library/preact';

// On a busy machine a page takes longer than the default wait of one second. This only ends what hangs.
configure({ asyncUtilTimeout: 60_000 });
