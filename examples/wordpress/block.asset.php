<?php
/**
 * The script dependencies of block.js, in the format of WordPress.
 *
 * @package Whenabouts
 */

return array(
	'dependencies' => array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
	'version'      => '1.2.0',
);
