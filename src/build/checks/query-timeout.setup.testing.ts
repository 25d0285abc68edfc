import { configure } from '@testing-library/preact';

// On a busy machine a page takes longer than the default wait of one second. This timeout only ends tests that hang.
configure({ asyncUtilTimeout: 60_000 });
