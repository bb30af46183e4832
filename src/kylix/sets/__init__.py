"""Component files as text and plain data: where each part stands, one file over another, and TOML written."""
